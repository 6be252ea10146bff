// SHA-256 and HMAC: the browser's own where it has them, else a library that is loaded for it.
export interface Digests {
  sha256(data: Uint8Array): Promise<Uint8Array>;
  hmac(key: Uint8Array, data: Uint8Array): Promise<Uint8Array>;
}

/** Copied, so that it is a plain buffer whatever it was. */
const plain = (data: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(data);

const HMAC = { name: "HMAC", hash: "SHA-256" };

export function fromBrowser(subtle: SubtleCrypto): Digests {
  return {
    sha256: async (data) => new Uint8Array(await subtle.digest("SHA-256", plain(data))),
    hmac: async (key, data) => {
      const secret = await subtle.importKey("raw", plain(key), HMAC, false, ["sign"]);
      return new Uint8Array(await subtle.sign("HMAC", secret, plain(data)));
    },
  };
}

export async function fromLibrary(): Promise<Digests> {
  const [{ sha256 }, { hmac }] = await Promise.all([
    import("@noble/hashes/sha2.js"),
    import("@noble/hashes/hmac.js"),
  ]);
  return {
    sha256: async (data) => sha256(data),
    hmac: async (key, data) => hmac(sha256, key, data),
  };
}

/** A page that came over plain HTTP gets none of the browser's. */
export async function digests(): Promise<Digests> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return subtle ? fromBrowser(subtle) : fromLibrary();
}

// Worked out once for each board, and kept as long as that.
export function once<Key extends object, Found>(work: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, { found: Found }>();
  return (key) => {
    const before = known.get(key) ?? { found: work(key) };
    known.set(key, before);
    return before.found;
  };
}

// Made by `web/words.ts`: each language that has a folder of messages.
declare module "virtual:words" {
  const ways: Record<string, () => Promise<{ default: string }>>;
  export default ways;
}

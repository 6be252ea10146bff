// Parts that few people come to: the messages of each are left out of a language as a whole, and loaded with the part.
export const LATER = ["cards", "coach", "companion", "learn", "puzzle", "statistics"] as const;

export type Later = (typeof LATER)[number];

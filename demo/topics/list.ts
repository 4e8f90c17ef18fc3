/** Topics of a subject by parallel, in the order of a year. */
export type TopicsByParallel = Readonly<Record<number, readonly string[]>>

/** Topics written one after another with `;` between them. */
export const list = (text: string): readonly string[] =>
  text.split(';').map((topic) => topic.trim().replace(/\s+/g, ' '))

/** «7», or «10 ЕМН» where the parallel has profiles. */
export const parallelTitle = ({ parallel, profile }: { parallel: number; profile: string }): string =>
  [parallel, profile].filter((part) => part !== '').join(' ')

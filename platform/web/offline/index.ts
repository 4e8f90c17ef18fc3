/** What works without a network: what is read with `keptQuery` opens from this device. */
export { keepAnswer, keptAnswer, readAndKeep } from './kept-answers.ts'
export { keptQuery } from './kept-query.ts'

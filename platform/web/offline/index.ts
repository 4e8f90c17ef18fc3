/** What works without a network: what is read with `keptQuery` opens from this device. */
export { ageOf, keepAnswer } from './kept-answers.ts'
export { keptQuery } from './kept-query.ts'

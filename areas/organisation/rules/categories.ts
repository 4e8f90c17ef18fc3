import { msg, texts } from '#platform/contract/text.ts'

/** Qualification categories of teachers, the lowest first. */
export const categories = texts([
  msg`педагог`,
  msg`педагог-модератор`,
  msg`педагог-эксперт`,
  msg`педагог-исследователь`,
  msg`педагог-мастер`,
])

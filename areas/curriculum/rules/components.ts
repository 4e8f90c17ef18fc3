import { msg, texts } from '#platform/contract/text.ts'

/** Parts of a school's plan: what the state requires, what the school chooses, what students choose. */
export const components = ['state', 'school', 'elective'] as const
export type Component = (typeof components)[number]

export const componentTitles: Readonly<Record<Component, string>> = texts({
  state: msg`Инвариантный компонент`,
  school: msg`Вариативный компонент`,
  elective: msg`По выбору учащихся`,
})

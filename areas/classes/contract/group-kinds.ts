import { msg, texts } from '#platform/contract/text.ts'

/** How a group is made up of classes. */
export const groupKinds = ['class', 'subgroup', 'cross', 'individual'] as const
export type GroupKind = (typeof groupKinds)[number]
export const groupKindTitles: Readonly<Record<GroupKind, string>> = texts({
  class: msg`Весь класс`,
  subgroup: msg`Подгруппа`,
  cross: msg`Сборная`,
  individual: msg`Индивидуальный план`,
})

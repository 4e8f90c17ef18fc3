import { msg, texts } from '#platform/contract/text.ts'

/** A card is made, checked, signed; a signed one is replaced by its next version, any living one may be revoked. */
export const cardStates = ['made', 'checked', 'signed', 'replaced', 'revoked'] as const
export type CardState = (typeof cardStates)[number]
export const cardStateTitles: Readonly<Record<CardState, string>> = texts({
  made: msg`Составлен`,
  checked: msg`Проверен`,
  signed: msg`Подписан`,
  replaced: msg`Заменён`,
  revoked: msg`Отозван`,
})

export type CardStep = 'check' | 'sign' | 'revoke'
const before: Readonly<Record<CardStep, readonly CardState[]>> = {
  check: ['made'],
  sign: ['checked'],
  revoke: ['made', 'checked', 'signed'],
}
const objections: Readonly<Record<CardStep, string>> = texts({
  check: msg`Проверить можно только составленный табель`,
  sign: msg`Подписать можно только проверенный табель`,
  revoke: msg`Этот табель уже не действует`,
})

/** Why a step can't be taken from this state; null where it can. */
export const stepObjection = (step: CardStep, state: CardState): string | null =>
  before[step].includes(state) ? null : objections[step]

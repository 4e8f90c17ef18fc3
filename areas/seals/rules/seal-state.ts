import { msg, texts } from '#platform/contract/text.ts'

/** A signed paper holds until another takes its place or the school revokes it. */
export const sealStates = ['valid', 'replaced', 'revoked'] as const
export type SealState = (typeof sealStates)[number]

/** By what a signer proved who they are. */
export const signingMethods = ['factor', 'password'] as const
export type SigningMethod = (typeof signingMethods)[number]
export const signingMethodTitles: Readonly<Record<SigningMethod, string>> = texts({
  factor: msg`учётная запись со вторым шагом`,
  password: msg`учётная запись с паролем`,
})

/** In which a paper may speak. */
export const sealLanguages = ['ru', 'kk', 'en'] as const
export type SealLanguage = (typeof sealLanguages)[number]

import { msg, texts } from '#platform/contract/text.ts'

/** What a decider does at a step; signing is done where the subject stands, and only noted here. */
export const acts = ['approve', 'sign', 'acquaint'] as const
export type Act = (typeof acts)[number]
/** As a step says what is wanted. */
export const actTitles: Readonly<Record<Act, string>> = texts({
  approve: msg`Согласовать`,
  sign: msg`Подписать`,
  acquaint: msg`Ознакомиться`,
})

export const decisions = ['approved', 'signed', 'acquainted', 'returned'] as const
export type Decision = (typeof decisions)[number]
export const decisionTitles: Readonly<Record<Decision, string>> = texts({
  approved: msg`Согласовано`,
  signed: msg`Подписано`,
  acquainted: msg`Ознакомлен`,
  returned: msg`Возвращено`,
})
/** What an act becomes once it is done. */
export const decisionOf: Readonly<Record<Act, Decision>> = {
  approve: 'approved',
  sign: 'signed',
  acquaint: 'acquainted',
}

export const runStates = ['running', 'approved', 'returned', 'withdrawn'] as const
export type RunState = (typeof runStates)[number]
export const runStateTitles: Readonly<Record<RunState, string>> = texts({
  running: msg`На согласовании`,
  approved: msg`Согласовано`,
  returned: msg`Возвращено`,
  withdrawn: msg`Отозвано`,
})

export const stepStates = ['waiting', 'open', 'done', 'dropped'] as const

/** How many of those who are asked must decide. */
export const needs = ['all', 'any'] as const
export const needTitles: Readonly<Record<(typeof needs)[number], string>> = texts({
  all: msg`Решают все`,
  any: msg`Достаточно одного`,
})

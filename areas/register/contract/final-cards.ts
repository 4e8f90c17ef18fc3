import * as z from 'zod/mini'
import { usrGradeBook } from '#areas/diary/contract/permissions.ts'
import { anyOf, family, inOwnName, read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { countText, id, IdParams, idText, isoDate, text } from '#platform/contract/wire.ts'
import { cardStates } from '../rules/card-state.ts'
import { signingProof } from '#areas/seals/contract/signing.ts'
import { paperLanguages } from '../rules/paper-words.ts'
import { docFinalReportCardsAll, docFinalReportCardsCurated, docFinalReportCardsSign } from './permissions.ts'

const seesCards = anyOf(read(docFinalReportCardsAll), read(docFinalReportCardsCurated), read(docFinalReportCardsSign))
const maintainsCards = anyOf(write(docFinalReportCardsAll), write(docFinalReportCardsCurated))
const maxAtOnce = 60

const actor = { by: z.nullable(z.string()), at: z.string() }
export const FinalCard = z.object({
  id,
  version: z.int(),
  state: z.enum(cardStates),
  number: z.nullable(z.string()),
  signed_on: z.nullable(isoDate),
  /** Courses whose result for the period nobody had set when the card was made. */
  unset: z.array(z.string()),
  /** Of a card that is not signed yet: courses whose result differs from its marks, and nobody has confirmed it. */
  differing: z.array(z.string()),
  reason: z.nullable(z.string()),
  /** Steps in their order, the latest last. */
  steps: z.array(z.object({ state: z.enum(cardStates), ...actor })),
})
export type FinalCard = z.infer<typeof FinalCard>

/** Cards of a class for a period (quarter 1–4, half-year 1–2, or neither: the year), the newest version of a student first. */
export const listFinalCards = endpoint({
  method: 'GET',
  path: '/api/documents/report-cards/final/',
  access: seesCards,
  query: z.strictObject({
    class_id: idText,
    quarter: z.optional(countText(4)),
    half: z.optional(countText(2)),
  }),
  response: z.object({
    class: z.object({ id, title: z.string() }),
    /** Whether the caller makes and checks cards of this class, and whether they sign them. */
    may_maintain: z.boolean(),
    may_sign: z.boolean(),
    /** Null: the period has not ended yet. */
    ended: z.nullable(isoDate),
    students: z.array(z.object({ id, full_name: z.string(), cards: z.array(FinalCard) })),
  }),
  summary: 'Итоговые табели класса за период',
})

/**
 * Makes cards of what stands in the journals now: of all students of a class, or of those named. One that is not signed yet is
 * made anew, beside a signed one comes its next version.
 */
export const makeFinalCards = endpoint({
  method: 'POST',
  path: '/api/documents/report-cards/final/',
  access: inOwnName(maintainsCards),
  body: z.strictObject({
    class_id: id,
    quarter: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(4)))),
    half: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(2)))),
    student_ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(maxAtOnce))),
  }),
  /** `unset`: made, but with results that nobody has set; `same`: signed already, and nothing has changed. */
  response: z.object({ made: z.int(), unset: z.int(), same: z.int() }),
  summary: 'Составить итоговые табели',
})

const ids = z.array(id).check(z.minLength(1), z.maxLength(maxAtOnce))
export const checkFinalCards = endpoint({
  method: 'POST',
  path: '/api/documents/report-cards/final/check/',
  access: inOwnName(maintainsCards),
  body: z.strictObject({ ids }),
  response: z.object({ ids: z.array(id) }),
  summary: 'Отметить итоговые табели проверенными',
})
/** Gives number and code to all at once, by one proof of who signs; the signed version before is replaced. */
export const signFinalCards = endpoint({
  method: 'POST',
  path: '/api/documents/report-cards/final/sign/',
  access: inOwnName(write(docFinalReportCardsSign)),
  body: z.strictObject({ ids, ...signingProof }),
  response: z.object({ ids: z.array(id) }),
  summary: 'Подписать итоговые табели',
})
/** A signed card is revoked by who signs, another by who makes them. */
export const revokeFinalCard = endpoint({
  method: 'POST',
  path: '/api/documents/report-cards/final/{id}/revoke/',
  access: inOwnName(anyOf(maintainsCards, write(docFinalReportCardsSign))),
  params: IdParams,
  body: z.strictObject({ reason: text(500) }),
  response: z.object({ id }),
  summary: 'Отозвать итоговый табель',
})

/** The student and the family take signed ones only. */
export const printFinalCard = fileEndpoint({
  path: '/api/documents/report-cards/final/{id}/',
  access: anyOf(seesCards, read(usrGradeBook), family()),
  params: IdParams,
  query: z.strictObject({ language: z.enum(paperLanguages) }),
  file: fileTypes.pdf,
  summary: 'Итоговый табель в PDF',
})
/** All valid ones of a class for a period, a page for each. */
export const printSignedCards = fileEndpoint({
  path: '/api/documents/report-cards/final/signed/',
  access: seesCards,
  query: z.strictObject({
    class_id: idText,
    quarter: z.optional(countText(4)),
    half: z.optional(countText(2)),
    language: z.enum(paperLanguages),
  }),
  file: fileTypes.pdf,
  summary: 'Подписанные итоговые табели класса в PDF',
})

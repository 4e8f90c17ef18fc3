import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Preview } from '#platform/contract/preview.ts'
import { progressEndpoint } from '#platform/contract/progress.ts'
import { id, idText, text } from '#platform/contract/wire.ts'
import { formulas } from '../rules/policy.ts'
import { crsAttestation } from './permissions.ts'
import { readsGradingPolicy } from './access.ts'

const whole = z.int().check(z.minimum(0), z.maximum(100))

/** Rules of a policy as they are sent; what must hold among them is checked by rules/policy-objections.ts. */
export const PolicyRules = z.strictObject({
  /** Percents. */
  weights: z.strictObject({ fo: whole, sor: whole, soch: whole }),
  sor_aggregation: z.enum(['sum', 'mean']),
  fo_maximum: whole,
  least_fo: whole,
  /** Of a СОР or СОЧ. */
  retakes: z.enum(['once', 'none']),
  scales: z
    .array(
      z.strictObject({
        from_parallel: whole,
        to_parallel: whole,
        /** The least rounded percent of each mark. */
        least: z.strictObject({ 3: whole, 4: whole, 5: whole }),
      }),
    )
    .check(z.maxLength(13)),
  letters: z.nullable(
    z
      .array(
        z.strictObject({
          letter: text(3),
          least: whole,
          points: z.number().check(z.minimum(0), z.maximum(100)),
          grade: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
        }),
      )
      .check(z.maxLength(30)),
  ),
  final: z.strictObject({ year: whole, exam: whole, base: z.enum(['whole_year', 'unrounded_mean']) }),
})
export type PolicyRules = z.infer<typeof PolicyRules>

const GradingPolicy = z.object({
  id,
  version: z.int(),
  rules: z.extend(z.object(PolicyRules.shape), { version: z.int(), formula: z.enum(formulas) }),
  /** ISO 8601. */
  made_at: z.string(),
  /** Null: it came with the year. */
  author: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Results stored under it. */
  results_count: z.int(),
})
export type StoredPolicy = z.infer<typeof GradingPolicy>

const ofYear = z.strictObject({ year_id: z.optional(idText) })

/** Versions of a year's policy, the newest (in force) first; by default of the year of today. */
export const readGradingPolicy = endpoint({
  method: 'GET',
  path: '/api/courses/grading-policy/',
  access: readsGradingPolicy,
  query: ofYear,
  response: z.object({
    versions: z.array(GradingPolicy),
    /** What to begin with where the year has none: the newest policy of an earlier year, else the usual one. */
    proposed: PolicyRules,
  }),
  summary: 'Правила оценивания года и их версии',
})

/** Changes nothing: counts what rules would change in a year, one parallel after the other. */
export const previewPolicy = progressEndpoint({
  path: '/api/courses/grading-policy/preview/',
  access: write(crsAttestation),
  body: z.extend(PolicyRules, { year_id: id }),
  answer: Preview,
  summary: 'Что изменят правила оценивания',
})

/** Makes a new version; `version` is the one that was seen, 0 where the year had none. */
export const savePolicy = endpoint({
  method: 'POST',
  path: '/api/courses/grading-policy/',
  access: write(crsAttestation),
  body: z.extend(PolicyRules, { year_id: id, version: z.int().check(z.minimum(0)), reason: text(500) }),
  response: GradingPolicy,
  summary: 'Новая версия правил оценивания года',
})

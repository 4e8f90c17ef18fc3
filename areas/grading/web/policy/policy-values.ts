import type { UseFormReturnType } from '@mantine/form'
import * as z from 'zod/mini'
import { text } from '#platform/contract/wire.ts'
import { PolicyRules } from '../../contract/policy.ts'

/** What is written in the form: the rules and why they change. */
export const PolicyValues = z.extend(PolicyRules, { reason: text(500) })
export type PolicyValues = z.infer<typeof PolicyValues>
export type PolicyFormOf = UseFormReturnType<PolicyValues>

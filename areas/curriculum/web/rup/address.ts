import * as z from 'zod/mini'
import { text } from '#platform/contract/wire.ts'
import { readRup } from '../../contract/rup.ts'

/** What the page of the plan shows: the plan itself, or a view of a higher room (`rupViews`). */
export const RupAddress = z.extend(readRup.query, { view: z.optional(text(30)) })

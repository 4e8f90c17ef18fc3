import * as z from 'zod/mini'
import { line } from '#platform/contract/wire.ts'
import { nameObjection } from '../rules/person-name.ts'

/** A surname, a name or a patronymic, as everybody writes it who makes or changes a person. */
export const personName = (min = 1) =>
  line(100, min).check(
    z.superRefine((given, context) => {
      const objection = nameObjection(given)
      if (objection !== null) context.addIssue({ code: 'custom', message: objection.toString(), input: given })
    }),
  )

import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { personName } from '../../contract/person-name.ts'

/** What the form asks before it is sent; the server asks the rest. */
export const PersonSchema = z.looseObject({
  surname: personName(),
  name: personName(),
  patronymic: personName(0),
  kinds: z.array(z.string()).check(z.minLength(1, { error: () => t`Укажите, кем человек числится в школе` })),
})

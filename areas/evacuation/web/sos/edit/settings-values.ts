import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import type { Input } from '#platform/contract/endpoint.ts'
import type { changeSettings, Settings } from '../../../contract/settings.ts'
import { kinds, type Kind } from '../../../rules/words.ts'

/** What the form asks before it is sent; the server asks the rest. */
export const SettingsSchema = z.looseObject({
  control_seconds: z
    .int({ error: () => t`Укажите секунды: от 30 до 7200` })
    .check(
      z.minimum(30, { error: () => t`Не меньше 30 секунд` }),
      z.maximum(7200, { error: () => t`Не больше 7200 секунд` }),
    ),
  sos_minutes: z
    .int({ error: () => t`Укажите минуты: от 1 до 120` })
    .check(z.minimum(1, { error: () => t`Не меньше минуты` }), z.maximum(120, { error: () => t`Не больше 120 минут` })),
})

/** The settings as their form holds them. */
export interface SettingsValues {
  texts: Record<Kind, string>
  contacts: { title: string; phone: string }[]
  control_seconds: number | string
  sos_minutes: number | string
  duty: { id: number; name: string }[]
}

export function valuesOf({ steps, contacts, control_seconds, sos_minutes, duty }: Settings): SettingsValues {
  const textOf = (kind: Kind) => steps.find((one) => one.kind === kind)?.text ?? ''
  return {
    texts: { fire: textOf('fire'), earthquake: textOf('earthquake'), threat: textOf('threat'), other: textOf('other') },
    contacts: contacts.map(({ title, phone }) => ({ title, phone })),
    control_seconds,
    sos_minutes,
    duty: duty.map(({ id, name }) => ({ id, name })),
  }
}

export const bodyOf = (
  { texts, contacts, control_seconds, sos_minutes, duty }: SettingsValues,
  version: number,
): NonNullable<Input<typeof changeSettings>['body']> => ({
  version,
  steps: kinds.map((kind) => ({ kind, text: texts[kind].trim() })),
  contacts: contacts.map(({ title, phone }) => ({ title: title.trim(), phone: phone.trim() })),
  control_seconds: Number(control_seconds),
  sos_minutes: Number(sos_minutes),
  duty_ids: duty.map(({ id }) => id),
})

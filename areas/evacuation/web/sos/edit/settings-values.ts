import type { Input } from '#platform/contract/endpoint.ts'
import type { changeSettings, Settings } from '../../../contract/settings.ts'
import { kinds, type Kind } from '../../../rules/words.ts'

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

import { useLingui } from '@lingui/react/macro'
import { kinds, kindTitles } from '../../../rules/words.ts'
import type { Difference } from './clash.tsx'
import type { SettingsValues } from './settings-values.ts'

const contactsIn = ({ contacts }: SettingsValues) => contacts.map(({ title, phone }) => `${title}: ${phone}`).join('\n')
const dutyIn = ({ duty }: SettingsValues) => duty.map(({ name }) => name).join('\n')

/** In what two states of the settings differ. */
export function useDifferences(): (theirs: SettingsValues, mine: SettingsValues) => Difference[] {
  const { t } = useLingui()
  return (theirs, mine) =>
    [
      ...kinds.map((kind) => ({ title: kindTitles[kind], theirs: theirs.texts[kind], mine: mine.texts[kind] })),
      { title: t`Телефоны`, theirs: contactsIn(theirs), mine: contactsIn(mine) },
      {
        title: t`Контрольное время, секунд`,
        theirs: String(theirs.control_seconds),
        mine: String(mine.control_seconds),
      },
      {
        title: t`Повторы одного сообщения SOS, минут`,
        theirs: String(theirs.sos_minutes),
        mine: String(mine.sos_minutes),
      },
      { title: t`Дежурные`, theirs: dutyIn(theirs), mine: dutyIn(mine) },
    ].filter((one) => one.theirs !== one.mine)
}

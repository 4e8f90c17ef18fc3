import { useLingui } from '@lingui/react/macro'
import { Anchor } from '#platform/web/ui/index.ts'
import type { PersonCard } from '../../contract/people.ts'
import { displayPhone } from '../phone.ts'
import { FactPanel } from './fact-panel.tsx'

/** How to reach the person. */
export function ContactsPanel({ person: { phone, email } }: { person: PersonCard }) {
  const { t } = useLingui()
  return (
    <FactPanel
      title={t`Контакты`}
      facts={[
        { title: t`Телефон`, value: phone && <Anchor href={`tel:${phone}`}>{displayPhone(phone)}</Anchor> },
        { title: t`Почта`, value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor> },
      ]}
    />
  )
}

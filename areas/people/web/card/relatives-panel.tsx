import { useLingui } from '@lingui/react/macro'
import { Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import type { Relative } from '../../contract/people.ts'
import { PersonName } from '../list/person-name.tsx'
import { displayPhone } from '../phone.ts'
import classes from './card.module.css'

/** The person's nearest, with what the school must know of them. */
export function RelativesPanel({ title, relatives }: { title: string; relatives: readonly Relative[] }) {
  if (relatives.length === 0) return null
  return (
    <Panel>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        <ul className={classes['relatives']}>
          {relatives.map((relative) => (
            <li key={relative.id}>
              <PersonName person={relative} />
              <RelativeFacts relative={relative} />
            </li>
          ))}
        </ul>
      </Stack>
    </Panel>
  )
}

function RelativeFacts({ relative: { kind, is_legal_representative, may_pick_up, phone } }: { relative: Relative }) {
  const { t } = useLingui()
  const kinds: Record<Relative['kind'], string> = {
    mother: t`Мать`,
    father: t`Отец`,
    guardian: t`Опекун`,
    grandparent: t`Бабушка или дедушка`,
    other: t`Родственник`,
  }
  const facts = [
    kinds[kind],
    is_legal_representative ? t`законный представитель` : null,
    may_pick_up ? null : t`забирать нельзя`,
    phone && displayPhone(phone),
  ]
  return (
    <Text size="sm" c="dimmed" pl={34}>
      {facts.filter(Boolean).join(' · ')}
    </Text>
  )
}

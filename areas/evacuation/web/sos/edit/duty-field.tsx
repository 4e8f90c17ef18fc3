import { useLingui } from '@lingui/react/macro'
import { IconX } from '#platform/web/icons/index.ts'
import { PersonPicker } from '#areas/people/web/index.ts'
import { ActionIcon, Stack, Text } from '#platform/web/ui/index.ts'
import classes from '../sos.module.css'
import type { SettingsValues } from './settings-values.ts'

type People = SettingsValues['duty']
interface Props {
  people: People
  onChange: (people: People) => void
}

/** Who collects those whom no list claims. */
export function DutyField({ people, onChange }: Props) {
  const { t } = useLingui()
  const add = (id: number | null, name: string | null) => {
    if (id === null || name === null || people.some((one) => one.id === id)) return
    onChange([...people, { id, name }])
  }
  return (
    <Stack gap="xs" maw={520}>
      <PersonPicker
        key={people.length}
        label={t`Дежурные`}
        description={t`Собирают гостей и тех, кого нет ни в одном списке. Никого нет — это делают все, кто может объявить эвакуацию`}
        placeholder={t`Добавить: начните вводить имя`}
        value={null}
        onChange={add}
      />
      <ul className={classes['rows']}>
        {people.map(({ id, name }) => (
          <li key={id} className={classes['row']}>
            <Text>{name}</Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t`Убрать из дежурных: ${name}`}
              onClick={() => onChange(people.filter((one) => one.id !== id))}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

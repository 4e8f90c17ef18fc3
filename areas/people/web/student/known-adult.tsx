import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { keyOf } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/index.ts'
import { Button, Group, LinkAnchor, Text } from '#platform/web/ui/index.ts'
import { findAlike, type Alike } from '../../contract/record.ts'
import { iinObjection } from '../../rules/iin.ts'
import { keptPhone } from '#platform/contract/phone.ts'
import type { RelativeValues } from './student-values.ts'

interface Found {
  who: Alike
  /** By the IIN, or the name with the phone: without a word the server takes this one. */
  isTaken: boolean
}

/** Who in the school a parent may be already, while they are being written. */
function useKnownAdult({ person, person_id }: RelativeValues): Found | null {
  const typed = {
    surname: person.surname.trim(),
    name: person.name.trim(),
    patronymic: person.patronymic.trim() || null,
    iin: iinObjection(person.iin.trim()) === null ? person.iin.trim() : null,
    birth_date: null,
    phone: keptPhone(person.phone),
  }
  const [requested] = useDebouncedValue(JSON.stringify(typed), 400)
  const body = JSON.parse(requested) as typeof typed
  const isSearchable = person_id === null && (body.iin !== null || (body.surname !== '' && body.name !== ''))
  const alike = useQuery({
    queryKey: keyOf(findAlike, body),
    queryFn: () => request(findAlike, { body }),
    enabled: isSearchable,
    retry: false,
  })
  const who = isSearchable ? alike.data?.items.find(({ is_archived }) => !is_archived) : undefined
  return who === undefined ? null : { who, isTaken: who.by === 'iin' || body.phone !== null }
}

interface Props {
  relative: RelativeValues
  onChange: (relative: RelativeValues) => void
}
/** «Есть в школе»: whoever was found is taken, or somebody else is made. */
export function KnownAdult({ relative, onChange }: Props) {
  const found = useKnownAdult(relative)
  if (found === null) return null
  const { who, isTaken } = found
  const link = (
    <LinkAnchor to="/users/$id" params={{ id: String(who.id) }} target="_blank">
      {who.full_name}
    </LinkAnchor>
  )
  const take = () => onChange({ ...relative, person_id: who.id, chosen: who.full_name, is_other: false })
  if (isTaken && !relative.is_other)
    return (
      <Group gap="xs" component="output">
        <Text size="sm">
          <Trans>Уже есть в школе: {link}. Запишем этого человека</Trans>
        </Text>
        {who.by === 'iin' ? null : (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange({ ...relative, is_other: true })}>
            <Trans>Это другой человек</Trans>
          </Button>
        )}
      </Group>
    )
  return (
    <Group gap="xs" component="output">
      <Text size="sm">
        <Trans>В школе есть {link}</Trans>
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={take}>
        <Trans>Это тот же человек</Trans>
      </Button>
    </Group>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { keyOf } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/index.ts'
import { Alert, LinkAnchor, Text } from '#platform/web/ui/index.ts'
import { findAlike } from '../../contract/record.ts'
import { iinObjection } from '../../rules/iin.ts'
import { keptPhone } from '#platform/contract/phone.ts'
import type { PersonValues } from './person-values.ts'

/** While somebody new is being written: who in the school it may be already. */
export function AlikeAlert({ values }: { values: PersonValues }) {
  const { t } = useLingui()
  const { surname, name, patronymic, iin, birth_date, phone } = values
  const typed = {
    surname: surname.trim(),
    name: name.trim(),
    patronymic: patronymic.trim() || null,
    iin: iinObjection(iin.trim()) === null ? iin.trim() : null,
    birth_date: birth_date || null,
    phone: keptPhone(phone),
  }
  const [requested] = useDebouncedValue(JSON.stringify(typed), 400)
  const body = JSON.parse(requested) as typeof typed
  const isSearchable = body.iin !== null || (body.surname !== '' && body.name !== '')
  const alike = useQuery({
    queryKey: keyOf(findAlike, body),
    queryFn: () => request(findAlike, { body }),
    enabled: isSearchable,
    retry: false,
  })
  const found = isSearchable ? (alike.data?.items ?? []) : []
  if (found.length === 0) return null
  return (
    <Alert color="orange" variant="light" title={t`Похоже, этот человек в школе уже есть`}>
      {found.map((one) => (
        <Text key={one.id} size="sm">
          <LinkAnchor to="/users/$id" params={{ id: String(one.id) }}>
            {one.full_name}
          </LinkAnchor>{' '}
          {[one.class, one.by === 'iin' ? t`тот же ИИН` : null, one.is_archived ? t`в архиве` : null]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        <Trans>Откройте карточку и проверьте: вторая запись о том же человеке не нужна</Trans>
      </Text>
    </Alert>
  )
}

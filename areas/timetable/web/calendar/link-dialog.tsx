import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { call, query } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Answer, Button, Group, Loading, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { listCalendarLinks, makeCalendarLink, revokeCalendarLink } from '../../contract/calendar-links.ts'
import { LinkAddress } from './link-address.tsx'
import { LinkUse } from './link-use.tsx'

/** The private link of one person's lessons: made, shown once, replaced, revoked. */
export function LinkDialog({ personId }: { personId: number }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: keyOf(listCalendarLinks) })
  const subjects = useQuery(query(listCalendarLinks))
  const make = useMutation({ ...call(makeCalendarLink), onSettled })
  const revoke = useMutation({ ...call(revokeCalendarLink), onSettled, onSuccess: () => make.reset() })
  const send = () => make.mutate({ body: { person_id: personId } })
  const askAndRevoke = async (id: number) => {
    const isSure = await dialog.confirm({
      message: t`Отозвать ссылку?`,
      description: t`Календари, в которые она добавлена, перестанут обновляться.`,
      ok: t`Отозвать`,
      isDangerous: true,
    })
    if (isSure) revoke.mutate({ params: { id: String(id) } })
  }
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        <Trans>Расписание в календаре</Trans>
      </Title>
      <Text size="sm">
        <Trans>
          Уроки появятся в календаре телефона или компьютера: с кабинетами, заменами и отменами. Ссылка личная: кто её
          знает, видит эти уроки.
        </Trans>
      </Text>
      <Answer of={subjects} loading={<Loading lines={2} />}>
        {({ items }) => {
          const subject = items.find(({ person_id }) => person_id === personId)
          if (!subject)
            return (
              <Text size="sm" c="dimmed">
                <Trans>Подписаться пока не на что: уроков нет.</Trans>
              </Text>
            )
          const { link } = subject
          return (
            <>
              {make.data ? <LinkAddress url={make.data.url} /> : null}
              {link && !make.data ? <LinkUse link={link} /> : null}
              <Group gap="xs">
                <Button size="xs" variant={link ? 'default' : 'filled'} loading={make.isPending} onClick={send}>
                  {link ? <Trans>Новая ссылка</Trans> : <Trans>Сделать ссылку</Trans>}
                </Button>
                {link ? (
                  <Button
                    size="xs"
                    variant="default"
                    loading={revoke.isPending}
                    onClick={() => void askAndRevoke(link.id)}
                  >
                    <Trans>Отозвать</Trans>
                  </Button>
                ) : null}
              </Group>
            </>
          )
        }}
      </Answer>
    </Stack>
  )
}

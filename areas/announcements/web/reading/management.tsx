import { Trans, useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { Button, FactList, Group, LinkButton, Stack, type Fact } from '#platform/web/ui/index.ts'
import type { Announcement } from '../../contract/announcements.ts'
import { audienceWords } from '../writing/audience-words.ts'
import { reachWords } from '../writing/reach-words.ts'
import { ManageMenu } from './manage-menu.tsx'
import { useManage } from './use-manage.ts'
import { FormerVersions } from './former-versions.tsx'

interface Props {
  announcement: Announcement
  management: NonNullable<Announcement['management']>
  onEdit: (announcement: Announcement) => void
  onGone: () => void
}

/** For who wrote it: to whom it is, who has read it, and what can be done about it. */
export function Management({ announcement, management, onEdit, onGone }: Props) {
  const { t } = useLingui()
  const { audience, reach, read, taken_back_by, may_remind } = management
  const { id, state, edited_at } = announcement
  const manage = useManage(announcement, management, onGone)
  const facts: Fact[] = [
    {
      title: t`Кому`,
      value: audience.length === 0 ? t`не выбрано` : audience.map((line) => audienceWords(line)).join(', '),
    },
    { title: t`Дойдёт до`, value: reachWords(reach) },
    {
      title: t`Прочитали`,
      value: state === 'draft' ? null : t`${displayNumber(read)} из ${displayNumber(reach.people)}`,
    },
    { title: t`Отозвал`, value: taken_back_by },
  ]
  return (
    <Stack gap="sm" component="section" aria-label={t`Кто прочитал и что можно сделать`}>
      <FactList facts={facts} />
      <Group gap="xs">
        {state === 'draft' ? (
          <Button loading={manage.isActing} onClick={manage.publish}>
            <Trans>Опубликовать</Trans>
          </Button>
        ) : (
          <LinkButton to="/announcements/readers" search={{ announcement_id: String(id) }} variant="default">
            <Trans>Кто прочитал</Trans>
          </LinkButton>
        )}
        {may_remind ? (
          <Button variant="default" loading={manage.isActing} onClick={manage.remind}>
            <Trans>Напомнить остальным</Trans>
          </Button>
        ) : null}
        {state === 'taken_back' ? null : (
          <Button variant="default" onClick={() => onEdit(announcement)}>
            <Trans>Изменить</Trans>
          </Button>
        )}
        <ManageMenu announcement={announcement} manage={manage} />
      </Group>
      {edited_at === null ? null : <FormerVersions id={id} />}
    </Stack>
  )
}

import { useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import type { SetUpLink } from '#platform/contract/set-up-links.ts'
import { IconAlertTriangle, IconCheck, IconCircle } from '#platform/web/icons/index.ts'
import { Badge, Group, LinkButton, Panel, PanelHead, Stack, Text, ThemeIcon } from '#platform/web/ui/index.ts'
import type { Check } from '../contract/readiness.ts'
import { isReady } from '../rules/state.ts'
import classes from './readiness.module.css'

function useLinkTitles(): Readonly<Record<SetUpLink, string>> {
  const { t } = useLingui()
  return {
    calendar: t`Календарь и звонки`,
    classes: t`Классы`,
    courses: t`Предметы`,
    plan: t`Учебный план`,
    works: t`Аттестация`,
    groups: t`Учебные группы`,
    workload: t`Нагрузка`,
    timetable: t`Расписание`,
  }
}

/** A link of the set-up: each of its checks with its count and the way to where it is repaired. */
export function LinkPanel({ link, checks }: { link: SetUpLink; checks: readonly Check[] }) {
  const { t } = useLingui()
  const titles = useLinkTitles()
  const isDone = checks.every(isReady)
  const lacks = checks.some((check) => check.is_needed && !isReady(check))
  return (
    <Panel>
      <PanelHead
        title={titles[link]}
        mb="xs"
        beside={
          <Badge variant="light" color={isDone ? 'green' : lacks ? 'red' : 'yellow'}>
            {isDone ? t`готово` : lacks ? t`не хватает` : t`можно лучше`}
          </Badge>
        }
      />
      <Stack component="ul" gap={0} className={classes['checks'] ?? ''}>
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </Stack>
    </Panel>
  )
}

function CheckRow({ check }: { check: Check }) {
  const { t } = useLingui()
  const { title, hint, is_needed, missing, total, to, repair } = check
  const ready = isReady(check)
  const [missingText, totalText] = [displayNumber(missing), displayNumber(total)]
  return (
    <li className={classes['check']}>
      <ThemeIcon variant="light" radius="xl" color={ready ? 'green' : is_needed ? 'red' : 'yellow'} aria-hidden>
        {ready ? <IconCheck size={16} /> : is_needed ? <IconAlertTriangle size={16} /> : <IconCircle size={16} />}
      </ThemeIcon>
      <div className={classes['words']}>
        <Text fw={500}>{title}</Text>
        <Text size="sm" c="dimmed">
          {ready
            ? t`Готово: ${totalText} из ${totalText}`
            : total === 0
              ? hint
              : t`Не хватает: ${missingText} из ${totalText}. ${hint}`}
        </Text>
      </div>
      {ready ? null : (
        <Group>
          <LinkButton to={to} size="compact-sm" variant={is_needed ? 'filled' : 'default'}>
            {repair}
          </LinkButton>
        </Group>
      )}
    </li>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { periodNumbers } from '#areas/calendar/rules/periods.ts'
import { roman } from '#platform/contract/roman.ts'
import { Group, NumberInput, Panel, Stack, Switch, Text, TextInput, Title } from '#platform/web/ui/index.ts'
import type { TemplateWork } from '../../contract/attestation.ts'
import { maxPoints, maxSor, maxTitle } from '../../contract/work-fields.ts'
import { nextNumber } from '../../rules/template-objection.ts'

export interface WorksValues {
  works: TemplateWork[]
}
interface Props {
  form: UseFormReturnType<WorksValues>
}
/** Points of a work until somebody says otherwise. */
const usualPoints = { sor: 20, soch: 30 }

const order = (works: readonly TemplateWork[]) =>
  works.toSorted(
    (a, b) => a.quarter - b.quarter || Number(a.kind === 'soch') - Number(b.kind === 'soch') || a.number - b.number,
  )

/** The works with so many of a kind in a quarter: the last ones go first, a new one is like the last. */
function withCount(works: TemplateWork[], quarter: number, kind: TemplateWork['kind'], count: number): TemplateWork[] {
  const isOwn = (work: TemplateWork) => work.quarter === quarter && work.kind === kind
  const own = works.filter(isOwn).slice(0, count)
  const maximum = own.at(-1)?.maximum ?? works.findLast((work) => work.kind === kind)?.maximum ?? usualPoints[kind]
  while (own.length < count) {
    const number = nextNumber(own, quarter, kind)
    if (number === null) break
    own.push({ quarter, kind, number, title: '', maximum })
  }
  return order([...works.filter((work) => !isOwn(work)), ...own])
}

/** Works by quarters: how many СОР, whether there is a СОЧ, their titles and points. */
export function WorksFields({ form }: Props) {
  const { works } = form.getValues()
  return (
    <Stack gap="sm">
      {periodNumbers().map((number) => (
        <QuarterFields key={number} form={form} works={works} quarter={number} numeral={roman(number)} />
      ))}
      {form.errors['works'] ? (
        <Text c="red" size="sm" role="alert">
          {form.errors['works']}
        </Text>
      ) : null}
    </Stack>
  )
}

interface QuarterProps extends Props {
  works: TemplateWork[]
  quarter: number
  numeral: string
}
function QuarterFields({ form, works, quarter, numeral }: QuarterProps) {
  const { t } = useLingui()
  const own = works.flatMap((work, index) => (work.quarter === quarter ? [{ work, index }] : []))
  const countOf = (kind: TemplateWork['kind']) => own.filter(({ work }) => work.kind === kind).length
  const change = (kind: TemplateWork['kind'], count: number) =>
    form.setFieldValue('works', withCount(works, quarter, kind, count))
  return (
    <Panel p="sm">
      <Stack gap="xs">
        <Group gap="sm" wrap="wrap">
          <Title order={3} size="h5" miw={84}>
            <Trans>{numeral} четверть</Trans>
          </Title>
          <NumberInput
            label={t`СОР`}
            aria-label={t`СОР, ${numeral} четверть`}
            styles={{ root: { display: 'flex', alignItems: 'center', gap: 8 } }}
            w={112}
            min={0}
            max={maxSor}
            allowDecimal={false}
            clampBehavior="strict"
            value={countOf('sor')}
            onChange={(count) => change('sor', Number(count) || 0)}
          />
          <Switch
            label={t`СОЧ`}
            aria-label={t`СОЧ, ${numeral} четверть`}
            checked={countOf('soch') > 0}
            onChange={({ currentTarget }) => change('soch', currentTarget.checked ? 1 : 0)}
          />
        </Group>
        {own.map(({ work, index }) => {
          const name = work.kind === 'sor' ? t`СОР ${work.number}` : t`СОЧ`
          return (
            <Group key={`${work.kind} ${work.number}`} gap="xs" wrap="nowrap" align="start">
              <Text size="sm" w={54} pt={8} style={{ flex: 'none' }}>
                {name}
              </Text>
              <TextInput
                flex={1}
                placeholder={t`Тема, если она одна для всех групп`}
                aria-label={t`Тема: ${name}, ${numeral} четверть`}
                maxLength={maxTitle}
                {...form.getInputProps(`works.${index}.title`)}
              />
              <NumberInput
                w={88}
                style={{ flex: 'none' }}
                aria-label={t`Баллов: ${name}, ${numeral} четверть`}
                min={1}
                max={maxPoints}
                allowDecimal={false}
                {...form.getInputProps(`works.${index}.maximum`)}
              />
            </Group>
          )
        })}
      </Stack>
    </Panel>
  )
}

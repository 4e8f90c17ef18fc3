import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { allows } from '#platform/contract/access.ts'
import { query, useSession } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, numberOrNull, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Autocomplete, NumberInput, Select, Text } from '#platform/web/ui/index.ts'
import { addPost, changePost, listPositions, type Post, type PostsOfPerson } from '../../contract/posts.ts'
import { readStructure } from '../../contract/units.ts'
import { sumOfRates, unusualTotalRate } from '../../rules/rates.ts'
import { useActions } from '../use-actions.ts'

interface Props {
  personId: number
  work: PostsOfPerson
  /** Null: a new one. */
  post: Post | null
  onClose: () => void
}
const fields = addPost.body.shape
const Values = z.looseObject({ position: fields.position })

/** The form of a new post, or of one that is held. */
function usePostEntry({ personId, work, post, onClose }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions()
  return useEndpointForm(post ? changePost : addPost, {
    initialValues: {
      position: post?.position ?? '',
      unit_id: post?.unit ? String(post.unit.id) : null,
      rate: (post?.rate ?? 1) as number | string,
      from: post ? (post.from ?? '') : work.today,
      to: post?.to ?? '',
    },
    schema: Values,
    // what stands since before today's rules may stay as it is
    rules: {
      rate: (value: number | string) =>
        Number(value) === post?.rate || fields.rate.safeParse(Number(value)).success || t`Ставка от 0,01 до 2`,
      from: (value: string) =>
        value === (post?.from ?? null) ||
        (post?.from === null && value === '') ||
        fields.from.safeParse(value).success ||
        t`Укажите день`,
    },
    input: ({ position, unit_id, rate, from, to }) => {
      const body = { position, unit_id: numberOrNull(unit_id) }
      if (!post)
        return { params: { id: String(personId) }, body: { ...body, rate: Number(rate), from, to: textOrNull(to) } }
      const changed = {
        ...(Number(rate) === post.rate ? {} : { rate: Number(rate) }),
        ...(from === '' || from === post.from ? {} : { from }),
      }
      return { params: { id: String(post.id) }, body: { version: post.version, ...body, ...changed } }
    },
    onDone: async () => {
      onClose()
      await refresh()
    },
    onFailed: () => void refresh(),
  })
}

/** A post: position, unit, rate, since when. */
export function PostDialog(props: Props) {
  const { work, post, onClose } = props
  const { t } = useLingui()
  const session = useSession()
  const entry = usePostEntry(props)
  const positions = useQuery(query(listPositions))
  const structure = useQuery({
    ...query(readStructure, { query: { archived: 'false' } }),
    enabled: allows(readStructure.access, session),
  })
  const { position, rate } = entry.form.values
  const known = (positions.data?.items ?? []).map(({ title }) => title)
  const isNew = position.trim() !== '' && !known.some((one) => one.toLowerCase() === position.trim().toLowerCase())
  const others = work.items.filter(({ id, state }) => state === 'now' && id !== post?.id)
  const total = sumOfRates([...others.map((one) => one.rate), Number(rate) || 0])
  const hasLeft = post === null && work.items.length > 0 && work.items.every(({ state }) => state === 'before')
  const units = structure.data?.units ?? []
  return (
    <FormDialog of={entry} onClose={onClose} title={post ? t`Должность` : t`Назначить на должность`}>
      <Autocomplete
        label={t`Должность`}
        description={positions.data && isNew ? t`Новая должность: появится в списке школы` : undefined}
        limit={30}
        maxLength={150}
        data={known}
        data-autofocus
        {...entry.field('position')}
      />
      <Select
        label={t`Подразделение`}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Очистить` }}
        nothingFoundMessage={t`Такого подразделения нет`}
        data={units.map(({ id, title }) => ({ value: String(id), label: title }))}
        {...entry.field('unit_id')}
      />
      <NumberInput
        label={t`Ставка`}
        min={0.01}
        max={2}
        step={0.25}
        decimalScale={2}
        decimalSeparator=","
        {...entry.field('rate')}
      />
      {total > unusualTotalRate ? (
        <Text component="output" display="block" size="sm" c="orange.9">
          <Trans>Вместе с другими должностями — {displayNumber(total)} ставки: больше полутора бывает редко</Trans>
        </Text>
      ) : null}
      <DateField label={t`Работает с`} {...entry.field('from')} />
      {post ? null : <DateField label={t`По, если срок известен`} {...entry.field('to')} />}
      {hasLeft ? (
        <Text size="sm" c="dimmed">
          <Trans>Сейчас человек в школе не работает: с новой должностью его прежние роли снова заработают.</Trans>
        </Text>
      ) : null}
      <FormFoot
        action={post ? <Trans>Сохранить</Trans> : <Trans>Назначить</Trans>}
        isSending={entry.isSending}
        onCancel={onClose}
      />
    </FormDialog>
  )
}

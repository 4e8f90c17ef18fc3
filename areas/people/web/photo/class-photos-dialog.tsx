import { Trans, useLingui } from '@lingui/react/macro'
import { numberOrNull, FormFoot } from '#platform/web/form/index.ts'
import { objectionsOf, sentenceOf } from '#platform/web/api/index.ts'
import {
  Alert,
  Button,
  FileButton,
  Group,
  Modal,
  Progress,
  Scrolled,
  Select,
  Stack,
  Table,
  Text,
} from '#platform/web/ui/index.ts'
import { useClassPhotos, type ChosenPhoto, type ClassPhotos } from './class-photos-state.ts'

interface Props {
  classId: number
  onClose: () => void
}

/** Photos of a whole class by the names of their files: whom each is of is shown, and mended, before anything is put. */
export function ClassPhotosDialog({ classId, onClose }: Props) {
  const { t } = useLingui()
  const state = useClassPhotos(classId, {
    broken: t`Архив не читается или слишком велик`,
    nothing: t`Фотографий нет: подойдут JPEG, PNG и WebP, по одной или в архиве ZIP`,
    unfit: t`Снимок не открылся: подойдут JPEG, PNG и WebP, не больше 40 мегапикселей`,
  })
  const { chosen, taking } = state
  const refusal =
    taking.error && (objectionsOf(taking.error)[0]?.msg ?? sentenceOf(taking.error) ?? taking.error.message)
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t`Фотографии класса`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      {chosen ? (
        <Preview chosen={chosen} state={state} onClose={onClose} />
      ) : (
        <Stack gap="sm">
          <Text size="sm">
            <Trans>
              Назовите файлы фамилией и именем, ИИН или номером по списку класса. Перед сохранением вы увидите, чья это
              фотография, и сможете исправить.
            </Trans>
          </Text>
          {refusal ? (
            <Alert color="red" role="alert">
              {refusal}
            </Alert>
          ) : null}
          <Group>
            <FileButton
              multiple
              accept="image/jpeg,image/png,image/webp,.zip"
              inputProps={{ 'aria-label': t`Фотографии или архив` }}
              onChange={(files) => (files.length > 0 ? taking.mutate(files) : undefined)}
            >
              {(props) => (
                <Button {...props} loading={taking.isPending}>
                  <Trans>Выбрать фотографии или архив</Trans>
                </Button>
              )}
            </FileButton>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

interface PreviewProps {
  chosen: ClassPhotos
  state: ReturnType<typeof useClassPhotos>
  onClose: () => void
}
function Preview({ chosen, state: { putting, settle }, onClose }: PreviewProps) {
  const { t } = useLingui()
  const { students, photos } = chosen
  const meant = photos.filter(({ personId }) => personId !== null)
  const [done, failed] = (['done', 'failed'] as const).map((kind) => meant.filter(({ state }) => state === kind).length)
  const passed = (done ?? 0) + (failed ?? 0)
  const left = meant.length - (done ?? 0)
  const unclear = photos.length - meant.length
  const isDone = putting.isSuccess && left === 0
  return (
    <Stack gap="sm">
      <Text size="sm" component="output">
        {putting.isIdle
          ? t`Узнали: ${meant.length}. Без ученика: ${unclear}.`
          : t`Сохранено: ${done ?? 0} из ${meant.length}. Не удалось: ${failed ?? 0}.`}
      </Text>
      {putting.isIdle ? null : (
        <Progress value={meant.length === 0 ? 0 : (passed / meant.length) * 100} aria-label={t`Сохранено`} />
      )}
      <Scrolled minWidth={280}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t`Файл`}</Table.Th>
              <Table.Th>{t`Чья фотография`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {photos.map((photo, at) => (
              <PhotoRow
                key={`${at} ${photo.file.name}`}
                photo={photo}
                chosen={{ students, photos }}
                isLocked={putting.isPending || photo.state === 'done'}
                onChoose={(personId) => settle(at, { personId, state: 'waiting', reason: '' })}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Scrolled>
      {isDone ? (
        <FormFoot action={<Trans>Готово</Trans>} onAction={onClose} />
      ) : (
        <FormFoot
          action={<Trans>Сохранить: {left}</Trans>}
          isDisabled={left === 0}
          isSending={putting.isPending}
          onAction={() => putting.mutate(chosen)}
          onCancel={onClose}
        />
      )}
    </Stack>
  )
}

interface RowProps {
  photo: ChosenPhoto
  chosen: ClassPhotos
  isLocked: boolean
  onChoose: (personId: number | null) => void
}
function PhotoRow({ photo, chosen: { students, photos }, isLocked, onChoose }: RowProps) {
  const { t } = useLingui()
  const { file, personId, among, state, reason } = photo
  const taken = new Set(photos.flatMap((one) => (one === photo ? [] : (one.personId ?? []))))
  const likely = (id: number) => (among.includes(id) ? 0 : 1)
  const free = students.filter(({ id }) => !taken.has(id)).toSorted((one, other) => likely(one.id) - likely(other.id))
  const own = students.find(({ id }) => id === personId)
  const words = {
    waiting:
      own === undefined
        ? among.length > 1
          ? t`выберите из похожих`
          : t`не узнали`
        : own.has_photo
          ? t`заменит прежнюю`
          : '',
    done: t`сохранено`,
    failed: reason,
  }
  return (
    <Table.Tr>
      <Table.Td>{file.name}</Table.Td>
      <Table.Td>
        <Select
          size="xs"
          aria-label={t`Чья фотография: ${file.name}`}
          placeholder={t`Не сохранять`}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t`Не сохранять: ${file.name}` }}
          disabled={isLocked}
          data={free.map(({ id, full_name, number }) => ({ value: String(id), label: `${number}. ${full_name}` }))}
          value={personId === null ? null : String(personId)}
          onChange={(id) => onChoose(numberOrNull(id))}
        />
        <Text size="sm" c={state === 'failed' ? 'red.8' : 'dimmed'}>
          {words[state]}
        </Text>
      </Table.Td>
    </Table.Tr>
  )
}

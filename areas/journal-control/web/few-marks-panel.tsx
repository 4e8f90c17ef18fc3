import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Output } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { DayPanel, Nothing, PanelItem, PanelList } from '#platform/web/home/index.ts'
import { Answer, Badge, LinkAnchor, Loading, Text } from '#platform/web/ui/index.ts'
import { listFewMarks } from '../contract/completion.ts'

type Few = Output<typeof listFewMarks>['items'][number]

const shownStudents = 3
/** All subjects of so many students: the rows of a student stand together. */
const rowsOfThem = '100'
const refreshMs = 5 * 60_000

/** Students of the own classes whose marks are too few by now, those most in need first, each with the subjects. */
export function FewMarksPanel({ classes }: { classes: readonly { title: string }[] }) {
  const { t } = useLingui()
  const few = useQuery({
    ...query(listFewMarks, { query: { own_class: 'true', size: rowsOfThem } }),
    refetchInterval: refreshMs,
  })
  const total = few.data?.total ?? 0
  const only = classes.length === 1 ? classes[0]?.title : undefined
  return (
    <DayPanel
      title={only === undefined ? t`Мало отметок` : t`${only}: мало отметок`}
      aside={
        total > 0 ? (
          <Badge variant="light" color="orange">
            <Plural value={total} one="# случай" few="# случая" many="# случаев" other="# случая" />
          </Badge>
        ) : null
      }
    >
      <Answer of={few} loading={<Loading lines={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Nothing>
              <Trans>У всех столько ФО, сколько к этому дню должно быть по правилам года</Trans>
            </Nothing>
          ) : (
            <>
              <PanelList>
                {[...Map.groupBy(items, ({ student_id }) => student_id).values()].slice(0, shownStudents).map((own) => (
                  <Student key={own[0]?.student_id} own={own} hasClass={only === undefined} />
                ))}
              </PanelList>
              <LinkAnchor
                to="/journal-filling"
                search={{ own_class: 'true' }}
                size="sm"
                display="block"
                px="md"
                py="sm"
              >
                <Trans>Весь список</Trans>
              </LinkAnchor>
            </>
          )
        }
      </Answer>
    </DayPanel>
  )
}

function Student({ own, hasClass }: { own: readonly Few[]; hasClass: boolean }) {
  const { t } = useLingui()
  const [first] = own
  if (!first) return null
  const { student_id, student, class_title } = first
  return (
    <PanelItem>
      <LinkAnchor to="/users/$id" params={{ id: String(student_id) }} search={{ tab: 'studies' }} c="inherit" fw={600}>
        {hasClass && class_title !== null ? `${student}, ${class_title}` : student}
      </LinkAnchor>
      <Text component="span" size="sm" c="dimmed">
        {own.map(({ course, marks, expected }) => t`${course}: ${marks} из ${expected}`).join(' · ')}
      </Text>
    </PanelItem>
  )
}

import { isFound, searchText } from '#areas/people/rules/search-text.ts'
import type { TreeNodeData } from '#platform/web/tree/index.ts'
import type { Structure, Unit, UnitPost } from '../../contract/units.ts'
import { vacanciesOf } from './totals.ts'

/** Names of nodes: a unit, a post, what is vacant in a unit, and the place of those who are in no unit. */
export const unitNode = (id: number) => `u${id}`
export const postNode = (id: number) => `p${id}`
export const vacancyNode = (unitId: number) => `v${unitId}`
export const noUnitNode = 'none'

type Given = Pick<Structure, 'units' | 'posts'>

/** The head first, then by name, as they come. */
function ordered(posts: readonly UnitPost[], headId: number | undefined): UnitPost[] {
  return posts.toSorted((one, other) => Number(other.person_id === headId) - Number(one.person_id === headId))
}

/**
 * Units as a tree with those who work in them and what is vacant, before the units below. Of a search: what holds all its words and what
 * stands above; a unit that is found shows all who work in it.
 * @param vacancy what a vacancy is called, in the reader's language
 */
export function nodesOf({ units, posts }: Given, search: string, vacancy: string): TreeNodeData[] {
  const vacancies = vacanciesOf({ units, posts })
  const byUnit = Map.groupBy(posts, ({ unit_id }) => unit_id)
  const children = Map.groupBy(units, ({ parent_id }) => parent_id)
  const isSearching = searchText(search).trim() !== ''
  const leaves = (all: readonly UnitPost[], isWhole: boolean) =>
    all
      .filter(({ full_name, position }) => isWhole || isFound(`${full_name} ${position}`, search))
      .map(({ id, full_name }) => ({ value: postNode(id), label: full_name }))
  const branch = (unit: Unit): TreeNodeData[] => {
    const isWhole = !isSearching || isFound(`${unit.title} ${unit.short_title ?? ''}`, search)
    const showsVacancy = vacancies.has(unit.id) && (isWhole || isFound(vacancy, search))
    const inside = [
      ...leaves(ordered(byUnit.get(unit.id) ?? [], unit.head?.id), isWhole),
      ...(showsVacancy ? [{ value: vacancyNode(unit.id), label: vacancy }] : []),
      ...(children.get(unit.id) ?? []).flatMap(branch),
    ]
    if (!isWhole && inside.length === 0) return []
    return [{ value: unitNode(unit.id), label: unit.title, ...(inside.length > 0 ? { children: inside } : {}) }]
  }
  const rest = leaves(byUnit.get(null) ?? [], !isSearching)
  return [
    ...(children.get(null) ?? []).flatMap(branch),
    ...(rest.length > 0 ? [{ value: noUnitNode, label: noUnitNode, children: rest }] : []),
  ]
}

/** The unit and those above it. */
export function pathOf(units: readonly Unit[], id: number): number[] {
  const unit = units.find((one) => one.id === id)
  if (!unit) return []
  return unit.parent_id === null ? [unit.id] : [...pathOf(units, unit.parent_id), unit.id]
}

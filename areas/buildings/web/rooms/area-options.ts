import type { Building } from '../../contract/buildings.ts'

/** Parts of buildings in use to choose from, under their buildings. */
export const areaOptions = (buildings: readonly Building[]) =>
  buildings
    .filter(({ is_archived }) => !is_archived)
    .map(({ title, areas }) => ({
      group: title,
      items: areas.map((one) => ({ value: String(one.id), label: `${one.title}, ${title}` })),
    }))

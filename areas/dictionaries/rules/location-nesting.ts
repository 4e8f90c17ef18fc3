import type { LocationType } from '#platform/contract/enumerations.ts'
import { msg, texts } from '#platform/contract/text.ts'

/** Below what a place may stand; null: nothing is above it. */
const above: Readonly<Record<LocationType, readonly (LocationType | null)[]>> = {
  country: [null],
  region: ['country'],
  city: ['country', 'region', 'district'],
  district: ['region', 'city'],
  village: ['region', 'district', 'city'],
}
const nestingTexts: Readonly<Record<LocationType, string>> = texts({
  country: msg`Страна стоит на верхнем уровне`,
  region: msg`Область стоит внутри страны`,
  city: msg`Город стоит внутри страны, области или района`,
  district: msg`Район стоит внутри области или города`,
  village: msg`Село стоит внутри области, района или города`,
})

/** Why a place cannot stand below another (null: on the top level), or null. */
export const nestingObjection = (type: LocationType, parent: LocationType | null): string | null =>
  above[type].includes(parent) ? null : nestingTexts[type]

/** What a new place below another most likely is. */
export const likelyTypeBelow = (parent: LocationType | null): LocationType => {
  switch (parent) {
    case null:
      return 'country'
    case 'country':
      return 'region'
    case 'region':
    case 'city':
      return 'district'
    case 'district':
    case 'village':
      return 'village'
  }
}

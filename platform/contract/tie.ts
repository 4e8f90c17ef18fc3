/** What connects somebody with a person whose data they see, the closest first. */
export const ties = [
  'self',
  'parents',
  'class-teachers',
  'teachers',
  'specialists',
  'administration',
  'students',
  'staff',
] as const
export type Tie = (typeof ties)[number]

/** What an installation is: whose words it says, how its groups are called and its hours are planned. */
export const schoolKinds = ['school', 'college'] as const
export type SchoolKind = (typeof schoolKinds)[number]

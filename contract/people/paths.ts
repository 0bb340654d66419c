/** The paths of people named by shows, and of households. Separate from the others, which the checkout loads. */
export const peoplePaths = {
  deskPeopleList: '/desk/people/list',
  /** To add one. */
  deskPeople: '/desk/people',
  deskPerson: '/desk/people/:id',
  personInvitation: '/desk/people/:id/invitation',
  receivedPersonInvitation: '/person-invitations/:token',
  acceptPersonInvitation: '/person-invitations/:token/accept',
  declinePersonInvitation: '/person-invitations/:token/decline',
  appointment: '/desk/shows/:slug/appointment',
  showConflicts: '/desk/shows/:slug/conflicts',
  showPreview: '/desk/shows/:slug/preview',
  showComparison: '/desk/shows/:slug/comparison',
  household: '/profile/household',
  householdAgreement: '/profile/household/:id/agreement',
  householdMember: '/profile/household/:id',
} as const

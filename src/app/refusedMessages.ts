import { defineMessages } from '../i18n/defineMessages'

export const messages = defineMessages({
  membersTitle: { id: 'app.members.title', defaultMessage: 'For members only' },
  membersText: {
    id: 'app.members.text',
    defaultMessage: 'Pay the membership fee to add dogs, enter shows and use the cart.',
  },
  profile: { id: 'app.members.profile', defaultMessage: 'Go to your profile' },
  loginNeeded: { id: 'app.loginNeeded.title', defaultMessage: 'Log in to see this page' },
  login: { id: 'app.loginNeeded.login', defaultMessage: 'Login' },
  plans: { id: 'app.members.plans', defaultMessage: 'See membership options' },
})

import { defineMessages } from '../i18n/defineMessages'

export const messages = defineMessages({
  membersTitle: { id: 'app.members.title', defaultMessage: 'For members only' },
  membersText: {
    id: 'app.members.text',
    defaultMessage: 'Pay the membership fee to add dogs, enter shows and use the cart.',
  },
  inPersonTitle: { id: 'app.inPerson.title', defaultMessage: 'Only {name} can do this' },
  inPersonText: {
    id: 'app.inPerson.text',
    defaultMessage:
      'While you act for a member, you can’t pay, change how they log in, download their data or agree to anything in their name.',
  },
  inPersonCart: {
    id: 'app.inPerson.cart',
    defaultMessage:
      'A member’s cart is kept in their own browser, and you can’t pay for them. To enter a dog for them, stop acting, then add the entry in the organiser area.',
  },
  dashboard: { id: 'app.inPerson.dashboard', defaultMessage: 'Go to the dashboard' },
  stopActing: { id: 'app.inPerson.stop', defaultMessage: 'Stop acting' },
  profile: { id: 'app.members.profile', defaultMessage: 'Go to your profile' },
  loginNeeded: { id: 'app.loginNeeded.title', defaultMessage: 'Log in to see this page' },
  login: { id: 'app.loginNeeded.login', defaultMessage: 'Login' },
  plans: { id: 'app.members.plans', defaultMessage: 'See membership options' },
})

import { chakra } from '@chakra-ui/react'
import { Check, Lock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { PlanId } from '#contract/membership/membership'
import { membershipOn, pausedOn } from '#contract/membership/renewal'
import { paths } from '#contract/shared/paths'
import { organisation } from '../../config/organisation'
import { disabledMessages } from '../../i18n/disabledMessages'
import { useFormats } from '../../i18n/useFormats'
import { selectLoginOffered, selectRegisterOffered, selectSignedIn } from '../../store/access/access'
import { useEndedOn, useToday } from '../../store/access/today'
import { selectUser } from '../../store/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { planChosen, selectChosenPlan } from '../../store/membership/planSlice'
import { Banner } from '../../ui/kit/Banner'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Notice } from '../../ui/kit/Notice'
import { Page } from '../../ui/kit/Page'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'
import { Plans } from './Plans'
import { usePlans } from './usePlans'

const Below = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', lg: '2fr 1fr' }, gap: '6' },
})
const Gives = chakra('ul', {
  base: {
    listStyle: 'none',
    marginTop: '3',
    '& li': { display: 'flex', gap: '3', alignItems: 'center', paddingBlock: '1' },
    '& svg': { flexShrink: 0 },
  },
})
const gives = [messages.givesPortal, messages.givesShows, messages.givesLevels, messages.givesReminder]

/** /registration-options: the plans, what they cost a year, and until when they would last. */
export const RegistrationOptionsScreen = () => {
  const { formatMessage } = useIntl()
  const { money, longDay } = useFormats()
  const signedIn = useAppSelector(selectSignedIn)
  const registerOffered = useAppSelector(selectRegisterOffered)
  const loginOffered = useAppSelector(selectLoginOffered)
  const offer = usePlans()
  const calendar = useToday()
  const ended = useEndedOn()
  const user = useAppSelector(selectUser)
  const renewalDate = user?.renewalDate ?? null
  const { plans, own } = offer
  const { today } = calendar
  const isError = offer.isError || calendar.isError
  const askAgain = () => {
    if (offer.isError) void offer.refetch()
    if (calendar.isError) void calendar.refetch()
  }
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(selectChosenPlan)
  const plan = plans?.find(({ id }) => id === chosen) ?? plans?.[0]
  const choose = (id: PlanId) => dispatch(planChosen(id))
  const member = renewalDate !== null && today !== null && renewalDate >= today
  const lead = member
    ? formatMessage(messages.leadMember, { date: longDay(renewalDate) })
    : formatMessage(messages.lead)
  return (
    <Page title={formatMessage(messages.title)} lead={lead}>
      {ended !== null && (
        <Banner tone="warning" role="status">
          <FormattedMessage {...messages.lapsed} values={{ day: longDay(ended) }} />
        </Banner>
      )}
      {user && today !== null && membershipOn(user, today) === 'paused' && (
        <Banner tone="warning" role="status">
          <FormattedMessage {...messages.paused} values={{ days: pausedOn(user, today) }} />
        </Banner>
      )}
      {isError && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={askAgain}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!(plans && today) && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
      {plans?.length === 0 && (
        <EmptyState
          level={2}
          heading={<FormattedMessage {...messages.noneOnSale} />}
          action={
            <Button asChild variant="outline">
              <Link to={paths.contact}>
                <FormattedMessage {...messages.contact} />
              </Link>
            </Button>
          }
        >
          <FormattedMessage {...messages.noneOnSaleText} />
        </EmptyState>
      )}
      {own?.kind === 'junior' && (
        <Notice>
          <FormattedMessage {...messages.junior} values={{ years: own.juniorYears }} />
        </Notice>
      )}
      {own?.kind === 'family' && (
        <Notice
          tone="warning"
          action={
            <TextLink asChild alone>
              <Link to={paths.contact}>
                <FormattedMessage {...messages.contact} />
              </Link>
            </TextLink>
          }
        >
          <FormattedMessage {...messages.family} />
        </Notice>
      )}
      {plans && plan && today && <Plans plans={plans} today={today} chosen={plan.id} onChoose={choose} />}
      <Below>
        <div>
          <SectionHeading heading={formatMessage(messages.gives)} />
          <Gives>
            {gives.map((message) => (
              <li key={message.id}>
                <Check aria-hidden />
                <FormattedMessage {...message} values={{ organisation: organisation.name }} />
              </li>
            ))}
          </Gives>
        </div>
        {plan && signedIn && (
          <div>
            <Button asChild block icon={<Lock aria-hidden />}>
              <Link to={`${paths.registrationPayment}?plan=${plan.id}`}>
                <FormattedMessage
                  {...messages.pay}
                  values={{ price: money(plan.price, plan.currency), years: plan.years }}
                />
              </Link>
            </Button>
            <chakra.p textStyle="small" color="fg.muted" marginTop="2">
              <FormattedMessage {...messages.confirmed} />
            </chakra.p>
            <chakra.p marginTop="2">
              <TextLink asChild display="inline-flex" alignItems="center" minHeight="44px">
                <Link to={paths.profile}>
                  <FormattedMessage {...messages.profile} />
                </Link>
              </TextLink>
            </chakra.p>
          </div>
        )}
        {!signedIn && (
          <div>
            <p>
              <FormattedMessage {...(registerOffered ? messages.account : disabledMessages.limited)} />
            </p>
            <chakra.div display="flex" gap="4" marginTop="3" alignItems="center" flexWrap="wrap">
              {registerOffered && (
                <Button asChild>
                  <Link to={paths.register}>
                    <FormattedMessage {...messages.register} />
                  </Link>
                </Button>
              )}
              {loginOffered && (
                <Button asChild variant="outline">
                  <Link to={paths.login}>
                    <FormattedMessage {...messages.login} />
                  </Link>
                </Button>
              )}
            </chakra.div>
          </div>
        )}
      </Below>
    </Page>
  )
}

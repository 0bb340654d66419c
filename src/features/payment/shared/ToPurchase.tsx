import { Navigate } from 'react-router'
import { fill, paths } from '#contract/shared/paths'

/** After the payment: the purchase, in place of the checkout, so that going back begins no other one. */
export const ToPurchase = ({ id }: { id: string }) => <Navigate to={fill(paths.purchase, { id })} replace />

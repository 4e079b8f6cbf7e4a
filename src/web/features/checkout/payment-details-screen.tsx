import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { checkoutTexts } from './checkout.texts.ts';
import { NoOrder } from './order-load-error.tsx';
import { PayOrder } from './pay-order.tsx';
import { usePaySearch } from './pay-search.ts';

/** The last step of an order: paying its next part. */
export function PaymentDetailsScreen() {
  const goBack = useGoBack(pathTo('payments'));
  const address = usePaySearch();
  return (
    <Screen title={checkoutTexts.title} onBack={goBack}>
      {address.orderId === null ? (
        <NoOrder />
      ) : (
        <PayOrder key={address.orderId} address={address} orderId={address.orderId} />
      )}
    </Screen>
  );
}

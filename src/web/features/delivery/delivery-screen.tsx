import { useParams } from '@tanstack/react-router';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { deliveryTexts } from './delivery.texts.ts';
import { DeliveryBody, type DeliveryBodyProps } from './delivery-body.tsx';

/** Where the goods of one order are, and what arrived of them. */
export function InTransitScreen() {
  return <DeliveryScreen first="transit" />;
}

export function DeliveredScreen() {
  return <DeliveryScreen first="delivered" />;
}

function DeliveryScreen({ first }: Pick<DeliveryBodyProps, 'first'>) {
  const goBack = useGoBack(pathTo('orders'));
  const { fabId = '', orderId = '' } = useParams({ strict: false });
  return (
    <Screen title={deliveryTexts.titles[first]} onBack={goBack}>
      <DeliveryBody key={orderId} first={first} fabId={fabId} orderId={orderId} />
    </Screen>
  );
}

// A server and its visitors over the machine's own loopback.
using System.Net;
using System.Net.Sockets;
using System.Text;

var listener = new TcpListener(IPAddress.Loopback, 0);
listener.Start();
var port = ((IPEndPoint)listener.LocalEndpoint).Port;
var serving = Task.Run(async () =>
{
    for (var visit = 0; visit < 2; ++visit)
    {
        using var visitor = await listener.AcceptTcpClientAsync();
        using var reader = new StreamReader(visitor.GetStream());
        using var writer = new StreamWriter(visitor.GetStream()) { AutoFlush = true, NewLine = "\n" };
        while (await reader.ReadLineAsync() is { } line)
            await writer.WriteLineAsync(line.ToUpperInvariant());
    }
});
foreach (var name in new[] { "ann", "bob" })
{
    using var client = new TcpClient();
    await client.ConnectAsync(IPAddress.Loopback, port);
    var stream = client.GetStream();
    await stream.WriteAsync(Encoding.UTF8.GetBytes($"{name}\ntea\n"));
    client.Client.Shutdown(SocketShutdown.Send);
    using var answer = new StreamReader(stream);
    Console.WriteLine((await answer.ReadToEndAsync()).Replace('\n', '|'));
}
await serving;
listener.Stop();
using var box = new UdpClient(new IPEndPoint(IPAddress.Loopback, 0));
using var post = new UdpClient();
post.Send("hello"u8, (IPEndPoint)box.Client.LocalEndPoint!);
Console.WriteLine(Encoding.UTF8.GetString((await box.ReceiveAsync()).Buffer));
try
{
    new TcpClient().Connect(IPAddress.Loopback, port);
}
catch (SocketException refusal)
{
    Console.WriteLine(refusal.SocketErrorCode);
}

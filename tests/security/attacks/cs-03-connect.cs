// id: cs-03-connect
// tries: reach a server on this machine
// must: held
// witness: none
using System;
using System.IO;
using System.Text.Json;
using System.Net.Sockets;
var target = JsonDocument.Parse(File.ReadAllText("target.json")).RootElement;
try
{
    new TcpClient().Connect("127.0.0.1", target.GetProperty("port").GetInt32());
    Console.WriteLine("ESCAPED");
}
catch (Exception refusal)
{
    Console.WriteLine("HELD " + refusal.GetType().Name);
}
